interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

/** How much more than the frame is read: nobody holds a card exactly into it. */
const MARGIN = 0.1;

/**
 * Returns the part of a camera's picture that is seen in the frame, in pixels of the picture, which
 * covers its place on the page; null before there is a picture.
 */
export function cropOf(picture: Size, place: Box, frame: Box): Box | null {
  if (Math.min(picture.width, picture.height, place.width, place.height) <= 0) return null;
  const scale = Math.max(place.width / picture.width, place.height / picture.height);
  const margin = MARGIN * frame.width;
  const hidden_x = (picture.width * scale - place.width) / 2;
  const hidden_y = (picture.height * scale - place.height) / 2;
  const left = Math.max(0, (frame.left - margin - place.left + hidden_x) / scale);
  const top = Math.max(0, (frame.top - margin - place.top + hidden_y) / scale);
  return {
    left,
    top,
    width: Math.min((frame.width + 2 * margin) / scale, picture.width - left),
    height: Math.min((frame.height + 2 * margin) / scale, picture.height - top),
  };
}
