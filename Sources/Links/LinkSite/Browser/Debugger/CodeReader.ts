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
  /** The number of the current start; 0 while the camera is off. */
  private run = 0;
  private starts = 0;

  /**
   * `found` receives the text of a code, and `failed` the key of a message.
   * `changed` is called when the camera starts or stops.
   */
  constructor(
    private readonly video: HTMLVideoElement,
    private readonly found: (text: string) => void,
    private readonly failed: (key: string) => void,
    private readonly changed: () => void,
  ) {}

  /** Returns `true` if the browser reads QR codes. */
  static async isSupported(): Promise<boolean> {
    try {
      return (await BarcodeDetector.getSupportedFormats()).includes("qr_code");
    } catch {
      return false;
    }
  }

  /** `true` from the start of the camera, for which the visitor may have to be asked. */
  get isRunning(): boolean {
    return this.run !== 0;
  }

  /** Starts the camera; the pictures stay in the browser. */
  async start(): Promise<void> {
    this.starts += 1;
    const run = this.starts;
    this.run = run;
    this.changed();
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: "environment" },
      });
      if (this.run !== run) {
        // The visitor has stopped the camera before it was allowed.
        stream.getTracks().forEach((track) => track.stop());
        return;
      }
      this.stream = stream;
      stream.getTracks().forEach((track) => track.addEventListener("ended", () => this.stop()));
      this.video.hidden = false;
      this.video.srcObject = stream;
      await this.video.play();
    } catch {
      if (this.run === run) {
        this.stop();
        this.failed("camera.refused");
      }
      return;
    }
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    while (this.run === run) {
      // While the camera starts, there is no picture.
      const codes = await detector.detect(this.video).catch(() => []);
      const text = codes[0]?.rawValue;
      if (text !== undefined && this.run === run) {
        this.stop();
        this.found(text);
        return;
      }
      await new Promise(requestAnimationFrame);
    }
  }

  stop(): void {
    this.run = 0;
    this.stream?.getTracks().forEach((track) => track.stop());
    this.stream = undefined;
    this.video.srcObject = null;
    this.video.hidden = true;
    this.changed();
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
