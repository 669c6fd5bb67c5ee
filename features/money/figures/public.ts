/**
 * Reporting figures, each defined once (`rules/catalogue.ts`). Stores add up the columns of the view `figure_line`; sums by posting
 * kind come from here.
 */
export { depositsOf, netDepositsOf, withdrawalsOf } from './rules/kinds.ts'
