export { Item } from './item.tsx'
export { ItemList } from './item-list.tsx'
