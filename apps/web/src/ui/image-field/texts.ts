export const imageFieldTexts = { choose: 'Choose a picture' } as const
