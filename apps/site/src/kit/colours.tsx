import { Chapter, Shelf, Stand } from './stand.tsx'

const grounds = ['bg-ground', 'bg-surface', 'bg-raised', 'bg-line', 'bg-control']
const inks = [
  'text-text',
  'text-muted',
  'text-faint',
  'text-action-text',
  'text-win',
  'text-danger',
  'text-warning',
  'text-info',
]
const fills = [
  'bg-action text-on-action',
  'bg-danger text-on-danger',
  'bg-action-soft text-action-text',
  'bg-win-soft text-win',
  'bg-danger-soft text-danger',
  'bg-warning-soft text-warning',
  'bg-info-soft text-info',
]
const sizes = ['text-12', 'text-13', 'text-14', 'text-16', 'text-18', 'text-22', 'text-28', 'text-36']

export function Colours() {
  return (
    <Chapter id="colours" title="Colours and type">
      <Shelf>
        <Stand name="grounds and lines">
          {grounds.map((role) => (
            <span key={role} className="grid gap-1.5 text-12">
              <span className={`block h-12 w-24 rounded-card border border-hair ${role}`} />
              {role.slice(3)}
            </span>
          ))}
        </Stand>
        <Stand name="words, on the ground">
          {inks.map((role) => (
            <span key={role} className={`text-16 font-medium ${role}`}>
              {role.slice(5)}
            </span>
          ))}
        </Stand>
        <Stand name="fills">
          {fills.map((role) => (
            <span key={role} className={`rounded-control px-3 py-2 text-12 font-medium ${role}`}>
              {role.split(' ')[0]?.slice(3)}
            </span>
          ))}
        </Stand>
        <Stand name="sizes: Be Vietnam Pro, and Inter for figures">
          {sizes.map((size) => (
            <span key={size} className={`${size} whitespace-nowrap`}>
              Rồng Sông <span className="num">1,234.56</span>
            </span>
          ))}
        </Stand>
      </Shelf>
    </Chapter>
  )
}
