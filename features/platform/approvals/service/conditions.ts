import { isLight } from '#features/platform/settings/catalogue.ts'
import { wireOf } from '#server/http/wire.ts'
import type { OfficeAction, App } from '#server/app.ts'
import { depositCondition, entryCondition, limitCondition } from '../extension-points.ts'
import { isIdentityField, letsGo } from '../rules/conditions.ts'
import type { Condition } from '../rules/duty.ts'
import { fieldsOf } from './stage.ts'

type Asked = Pick<OfficeAction, 'route' | 'input' | 'operator' | 'call'>

/** Whether this call needs a second person; if a condition cannot parse the input, it does. */
export async function needsSecond(
  app: App,
  condition: 'always' | Condition,
  { route, input, operator, call }: Asked,
): Promise<boolean> {
  const [place, given] = [fieldsOf(input['params']), fieldsOf(input['body'])]
  switch (condition) {
    case 'always':
      return true
    case 'sensitive setting':
      return !isLight(place['name'])
    case 'region is opened':
      return given['deed'] !== 'refuse'
    case 'restriction is lifted':
      return letsGo(given)
    case 'identity field':
      return isIdentityField(place['field'])
    case 'unusual deposit':
      return depositCondition.of(app)(app, wireOf(route, input), { operator: operator.id, now: call.now })
    case 'unusual bank entry':
      return entryCondition.of(app)(app, wireOf(route, input), { operator: operator.id, now: call.now })
    case 'limit is raised':
      return limitCondition.of(app)(app, wireOf(route, input), { operator: operator.id, now: call.now })
  }
}
