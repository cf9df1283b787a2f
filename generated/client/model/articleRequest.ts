
export interface ArticleRequest {
  /** @pattern ^[0-9]{4,12}$ */
  articleNumber: string;
}
