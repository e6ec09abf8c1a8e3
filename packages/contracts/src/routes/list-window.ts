/** The window of days and the page, for lists that grow. Without them the answer is the whole list. */
export interface ListWindow {
  from?: string;
  to?: string;
  limit?: number;
  cursor?: string;
}
