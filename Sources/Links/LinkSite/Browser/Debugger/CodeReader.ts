/** A detector of QR codes; see https://wicg.github.io/shape-detection-api. */
interface BarcodeDetector {
  detect(source: CanvasImageSource): Promise<readonly { readonly rawValue: string }[]>;
}

declare const BarcodeDetector: {
  new (options: { readonly formats: readonly string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
};

/** Reads QR codes with the camera, and from pictures, where the browser can. */
class CodeReader {
  private stream: MediaStream | undefined;

  /** `found` receives the text of a code, and `failed` the key of a message. */
  constructor(
    private readonly video: HTMLVideoElement,
    private readonly found: (text: string) => void,
    private readonly failed: (key: string) => void,
  ) {}

  /** Returns `true` if the browser reads QR codes. */
  static async isSupported(): Promise<boolean> {
    try {
      return (await BarcodeDetector.getSupportedFormats()).includes("qr_code");
    } catch {
      return false;
    }
  }

  get isRunning(): boolean {
    return this.stream !== undefined;
  }

  /** Starts the camera; the pictures stay in the browser. */
  async start(): Promise<void> {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: "environment" },
      });
      this.stream = stream;
      this.video.hidden = false;
      this.video.srcObject = stream;
      await this.video.play();
    } catch {
      this.stop();
      this.failed("camera.refused");
      return;
    }
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    const look = async (): Promise<void> => {
      if (this.stream === undefined) {
        return;
      }
      // While the camera starts, there is no picture.
      const codes = await detector.detect(this.video).catch(() => []);
      const text = codes[0]?.rawValue;
      if (text === undefined) {
        requestAnimationFrame(() => void look());
      } else {
        this.stop();
        this.found(text);
      }
    };
    await look();
  }

  stop(): void {
    this.stream?.getTracks().forEach((track) => track.stop());
    this.stream = undefined;
    this.video.srcObject = null;
    this.video.hidden = true;
  }

  /** Reads a picture. */
  async read(file: Blob): Promise<void> {
    try {
      const detector = new BarcodeDetector({ formats: ["qr_code"] });
      const [code] = await detector.detect(await createImageBitmap(file));
      if (code !== undefined) {
        this.found(code.rawValue);
        return;
      }
    } catch {
      // The file is not a picture.
    }
    this.failed("picture.none");
  }
}
