
export type BannerItemLinksItem = {
  label: string;
  url: string;
};
