export { draw, drawPhoto, type Drawn } from './draw.ts'
export { SCENES, type SceneName } from './scenes/index.ts'
export { silhouette, SILHOUETTES, type BodyStyle } from './silhouettes.ts'
