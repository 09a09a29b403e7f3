/** The frame of what stands on a page as one piece, such as a section, a card or a table. */
export const sheet = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const
