export { EmptyState } from './empty-state.tsx'
export { ErrorState } from './error-state.tsx'
export { NotLoaded } from './not-loaded.tsx'
export { CardsSkeleton, FormSkeleton, Loading, RowsSkeleton, TextSkeleton } from './skeletons.tsx'
