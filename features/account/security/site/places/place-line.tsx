import { Laptop, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { deviceName } from '#kit/names/device-name.ts'

export type PlaceLineProps = {
  readonly device: string
  readonly name?: string
  readonly ip: string
  readonly country: string | null
  readonly times: readonly (string | null)[]
  readonly end?: ReactNode
}

/** A device with its name, country, address and time. */
export function PlaceLine({ device, name, ip, country, times, end }: PlaceLineProps) {
  const { lang } = useTexts()
  const Icon = /Mobile|Android|iPhone|iPad/.test(device) ? Smartphone : Laptop
  const place = country ? new Intl.DisplayNames([lang], { type: 'region' }).of(country) : null
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2 py-3.5 sm:grid-cols-[40px_minmax(0,1fr)_auto]">
      <span className="grid size-10 place-items-center rounded-control bg-raised text-muted">
        <Icon size={20} aria-hidden />
      </span>
      <div className="min-w-0">
        <p className="truncate font-medium">{name ?? (deviceName(device) || ip)}</p>
        <Parts of={[place, ip, ...times]} />
      </div>
      {end && <div className="col-start-2 flex flex-wrap items-center gap-1.5 sm:col-start-3">{end}</div>}
    </li>
  )
}

/** Short texts in a row that wraps between them, never inside one. */
export function Parts({ of }: { readonly of: readonly (string | null | undefined)[] }) {
  const shown = of.filter((word) => word !== null && word !== undefined)
  return (
    <p className="flex flex-wrap gap-x-1.5 text-12 text-faint">
      {shown.map((word, index) => (
        <span key={word} className="num">
          {word}
          {index < shown.length - 1 && ' ·'}
        </span>
      ))}
    </p>
  )
}
