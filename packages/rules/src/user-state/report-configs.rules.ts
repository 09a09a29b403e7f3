export function byDisplayPriority<Config extends { displayPriority: number }>(
  configs: readonly Config[],
): Config[] {
  return configs.toSorted((a, b) => a.displayPriority - b.displayPriority)
}
