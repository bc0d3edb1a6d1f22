'use strict';
const find = selector => document.querySelector(selector);
const all = selector => [...document.querySelectorAll(selector)];

// The theme chosen last; a page from a file may have no memory.
const themes = all('[name=theme]');
try {
  const chosen = localStorage.getItem('collisionbench.theme');
  themes.forEach(theme => { if (theme.value === chosen) theme.checked = true; });
  themes.forEach(theme => theme.addEventListener('change', () => localStorage.setItem('collisionbench.theme', theme.value)));
} catch { /* The system's then. */ }

// Pair, method, kind of input, and whether only what is wrong is shown.
function filter() {
  const words = find('#search').value.toLowerCase().split(/\s+/).filter(Boolean);
  const kind = find('#kind').value;
  const wrong = find('#wrong').checked;
  find('.pairs').classList.toggle('kinds-chosen', kind !== '');
  let shown = 0;
  let head;
  for (const body of find('.pairs').tBodies) {
    if (body.classList.contains('pair')) {
      head = body;
      head.hidden = true;
      continue;
    }
    let row = body.rows[0];
    if (kind !== '') {
      const rows = [...body.rows].slice(1);
      rows.forEach(other => other.classList.toggle('chosen', other.dataset.kind === kind));
      row = rows.find(other => other.dataset.kind === kind);
      if (row) row.cells[0].textContent = body.rows[0].cells[0].textContent.trim() + ', ' + kind;
    } else {
      [...body.rows].slice(1).forEach(other => {
        other.classList.remove('chosen');
        other.cells[0].textContent = other.dataset.kind;
      });
    }
    const named = words.every(word => body.dataset.names.includes(word));
    const visible = named && row !== undefined && (!wrong || row.classList.contains('wrong'));
    body.hidden = !visible;
    if (visible) {
      head.hidden = false;
      shown++;
    }
  }
  find('#shown').textContent = shown + (shown === 1 ? ' row' : ' rows');
}
['#search', '#kind', '#wrong'].forEach(id => find(id).addEventListener('input', filter));
find('.filter').addEventListener('submit', event => event.preventDefault());
filter();

// A click on a number shows its worst case here; with a key held it opens the scene file.
const dialog = find('#example');
document.addEventListener('click', event => {
  const link = event.target.closest('a[data-name]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  find('#example-title').textContent = link.dataset.name;
  const image = dialog.querySelector('img');
  image.hidden = !link.dataset.picture;
  if (link.dataset.picture) image.src = link.dataset.picture;
  image.alt = link.dataset.name;
  dialog.querySelector('.says').textContent = link.title;
  const file = decodeURI(link.href).replace(/^file:\/\//, '');
  dialog.querySelector('code').textContent = 'app/run ' + file;
  dialog.querySelector('a').href = link.href;
  dialog.showModal();
});
dialog.addEventListener('click', event => { if (event.target === dialog) dialog.close(); });
