import { asks, caller } from './rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'operators.me': caller,
  'operators.logout': caller,
  'operators.sessions': caller,
  'operators.endSession': caller,
  'operators.changePassword': caller,
  'operators.list': asks,
  'operators.invite': asks,
  'operators.reset': asks,
  'operators.setRoles': asks,
  'operators.setBrands': asks,
  'operators.close': asks,
  'operators.unlock': asks,
  'operators.setEmail': asks,
}
