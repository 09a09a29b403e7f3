/** Long words of a cell: on as many lines as the lowest row has room for. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textAlign: 'left',
  lineHeight: 1.25,
} as const
