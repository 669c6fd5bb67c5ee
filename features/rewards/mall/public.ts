/** The points mall for features that give its goods. */
export { productNames, productTitle } from './store/products.ts'
