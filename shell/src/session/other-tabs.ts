/** What tabs of one browser tell each other about the sign-in. Where a browser has no channel, each tab learns it from its next call. */
export interface TabMessage {
  /** The coach who signed in, by id; null after a logout. */
  signedIn: number | null;
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('touchline.session');

export function tellOtherTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

export function listenToOtherTabs(listener: (message: TabMessage) => void): void {
  channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data));
}
