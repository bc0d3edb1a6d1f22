package collisionbench.app.snapshot;

import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/// An animated GIF. Each frame has its own palette of 256 colors.
final class GifFilm implements FilmFormat {

  private static final String FORMAT = "javax_imageio_gif_image_1.0";

  /// The sub-block with the number of loops: 0 is endless.
  private static final byte[] FOR_EVER = {1, 0, 0};

  private final ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
  private final ImageWriteParam settings = writer.getDefaultWriteParam();
  private final ImageOutputStream stream;
  private boolean first = true;

  GifFilm(OutputStream out) throws IOException {
    stream = new MemoryCacheImageOutputStream(out);
    settings.setProgressiveMode(ImageWriteParam.MODE_DISABLED);
    writer.setOutput(stream);
    writer.prepareWriteSequence(null);
  }

  @Override
  public void write(Cel cel, int hundredths) throws IOException {
    IIOMetadata metadata =
        writer.getDefaultImageMetadata(
            ImageTypeSpecifier.createFromRenderedImage(cel.image()), settings);
    IIOMetadataNode root = new IIOMetadataNode(FORMAT);
    root.appendChild(place(cel));
    root.appendChild(control(hundredths));
    if (first) {
      root.appendChild(repetition());
      first = false;
    }
    metadata.mergeTree(FORMAT, root);
    writer.writeToSequence(new IIOImage(cel.image(), null, metadata), settings);
    stream.flush();
  }

  private static IIOMetadataNode place(Cel cel) {
    IIOMetadataNode place = new IIOMetadataNode("ImageDescriptor");
    place.setAttribute("imageLeftPosition", String.valueOf(cel.left()));
    place.setAttribute("imageTopPosition", String.valueOf(cel.top()));
    place.setAttribute("imageWidth", String.valueOf(cel.width()));
    place.setAttribute("imageHeight", String.valueOf(cel.height()));
    place.setAttribute("interlaceFlag", "FALSE");
    return place;
  }

  private static IIOMetadataNode control(int hundredths) {
    IIOMetadataNode control = new IIOMetadataNode("GraphicControlExtension");
    control.setAttribute("disposalMethod", "doNotDispose");
    control.setAttribute("userInputFlag", "FALSE");
    control.setAttribute("transparentColorFlag", "FALSE");
    control.setAttribute("transparentColorIndex", "0");
    control.setAttribute("delayTime", String.valueOf(hundredths));
    return control;
  }

  private static IIOMetadataNode repetition() {
    IIOMetadataNode extension = new IIOMetadataNode("ApplicationExtension");
    extension.setAttribute("applicationID", "NETSCAPE");
    extension.setAttribute("authenticationCode", "2.0");
    extension.setUserObject(FOR_EVER);
    IIOMetadataNode extensions = new IIOMetadataNode("ApplicationExtensions");
    extensions.appendChild(extension);
    return extensions;
  }

  @Override
  public void end() throws IOException {
    writer.endWriteSequence();
    stream.close();
    writer.dispose();
  }
}
