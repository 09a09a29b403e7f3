export { EmptyState } from './empty-state.tsx'
export { ErrorState } from './error-state.tsx'
export { CardsSkeleton, Loading, RowsSkeleton, TextSkeleton } from './skeletons.tsx'
