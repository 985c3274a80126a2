/**
 * The browser logs an error for each socket that is closed while it connects, such as when a page load finds that its session
 * has ended. This socket opens first, without an `open` event, then closes.
 */
export class RealtimeSocket extends WebSocket {
  #closeWith: readonly [code?: number, reason?: string] | null = null;

  constructor(url: string | URL, protocols?: string | string[]) {
    super(url, protocols);
    this.addEventListener("open", (event) => {
      if (this.#closeWith === null) return;
      // supabase-js would join its channels, and reconnect after the close.
      event.stopImmediatePropagation();
      super.close(...this.#closeWith);
    });
  }

  override close(code?: number, reason?: string): void {
    if (this.readyState === WebSocket.CONNECTING) this.#closeWith = [code, reason];
    else super.close(code, reason);
  }
}
