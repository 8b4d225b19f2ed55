import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
// Served by the box: without an address of ours the package would ask a CDN.
import address from "zxing-wasm/reader/zxing_reader.wasm?url";

const SYMBOLS_AT_MOST = 8;

/** A code in a picture, and how far its middle is from the middle of the picture, in pixels. */
export interface Code {
  text: string;
  distance: number;
}

let loading: Promise<unknown> | null = null;

/** Loads the decoder, once; a load that failed is tried again the next time. */
export async function loadDecoder(): Promise<void> {
  loading ??= prepareZXingModule({
    overrides: { locateFile: () => address },
    equalityFn: () => false,
    fireImmediately: true,
  });
  try {
    await loading;
  } catch (error) {
    loading = null;
    throw error;
  }
}

/** Returns the QR codes in the picture, the one in the middle first. */
export async function codesIn(picture: ImageData): Promise<Code[]> {
  const found = await readBarcodes(picture, {
    formats: ["QRCode"],
    maxNumberOfSymbols: SYMBOLS_AT_MOST,
  });
  return found
    .filter(({ isValid, text }) => isValid && text !== "")
    .map(({ text, position }) => {
      const corners = [
        position.topLeft,
        position.topRight,
        position.bottomRight,
        position.bottomLeft,
      ];
      const x = corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length;
      const y = corners.reduce((sum, corner) => sum + corner.y, 0) / corners.length;
      return { text, distance: Math.hypot(x - picture.width / 2, y - picture.height / 2) };
    })
    .sort((one, other) => one.distance - other.distance);
}
