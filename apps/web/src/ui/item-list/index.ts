export { Item } from './item.tsx'
export { ItemList } from './item-list.tsx'
export { useOpenItem } from './use-open-item.ts'
