/**
 * A message between tabs of one browser about the sign-in. Without BroadcastChannel each tab notices with its next
 * request.
 */
export interface TabMessage {
  /** The id of the coach who signed in; null after a logout. */
  signedIn: number | null;
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('touchline.session');

export function notifyOtherTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

export function listenToOtherTabs(listener: (message: TabMessage) => void): void {
  channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data));
}
