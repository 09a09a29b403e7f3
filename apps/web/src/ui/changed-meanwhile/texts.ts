export const changedMeanwhileTexts = {
  title: 'What somebody else saved in the meantime',
  nothing: 'Only values that you did not see changed.',
  takeOver: 'Take these values over',
} as const
