/** Statements of agents' income, for features whose income is settled by the same runs. In SQL: `agent_statement_view`. */
export {
  adjustmentsIn,
  correctionsOf,
  statementById,
  statementsOf,
  type Statement,
} from './store/statements.ts'
