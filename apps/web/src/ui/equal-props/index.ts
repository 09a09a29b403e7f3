export { haveEqualProps } from './equal-props.ts'
