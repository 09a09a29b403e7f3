export const fileFieldTexts = {
  sending: (name: string) => `Uploading ${name}…`,
  refused: (name: string) => `${name} was not uploaded`,
} as const
