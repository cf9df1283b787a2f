
export type CommandParametersMediaType = typeof CommandParametersMediaType[keyof typeof CommandParametersMediaType];


export const CommandParametersMediaType = {
  image: 'image',
  video: 'video',
} as const;
