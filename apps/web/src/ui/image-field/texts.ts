export const imageFieldTexts = {
  choose: 'Choose a picture',
  sending: (name: string) => `Uploading ${name}…`,
  refused: (name: string) => `${name} was not uploaded`,
} as const
