/** Something that the server has not stored yet. It lies in the browser's database and holds no names. */
export interface WaitingItem {
  /** Ascending: items are sent in this order. */
  id: number;
  coachId: number;
  /** Why the server did not store it; null while it is to be sent. */
  problem: object | null;
}

/** An item as a coach makes it. */
export type NewItem<Item> = Omit<Item, keyof WaitingItem>;
