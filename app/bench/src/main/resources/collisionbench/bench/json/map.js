// The map of answers: its picture, the share of each color, and how far from the edge the method is wrong.
function mapFigure(map) {
  const add = (parent, tag, text = '') => {
    const made = parent.appendChild(document.createElement(tag));
    made.textContent = text;
    return made;
  };
  const figure = document.createElement('figure');
  figure.className = 'map';
  if (map.picture) {
    const shares = map.shares.map(one => one.words + ': ' + one.share).join('; ');
    Object.assign(add(figure, 'img'), {
      src: map.picture.split('/').map(encodeURIComponent).join('/'), width: 420, height: 420, loading: 'lazy',
      alt: 'Map of ' + map.pair + '. ' + shares + '. ' + map.says});
  }
  const caption = add(figure, 'figcaption');
  add(caption, 'strong', map.pair);
  const list = add(caption, 'ul');
  for (const one of map.shares) add(list, 'li', one.words + ': ' + one.share).className = one.agreement;
  add(caption, 'p', map.says);
  return figure;
}
