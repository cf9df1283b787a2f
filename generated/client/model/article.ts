
export interface Article {
  articleNumber: string;
  title: string;
  /** HTML, hostile until cleaned. */
  body: string;
}
