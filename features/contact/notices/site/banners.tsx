import clsx from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import type { BannerGroup } from '../rules/notices.ts'
import { useNotices, type Notice } from './use-notices.ts'

const shapes: Record<BannerGroup, string> = {
  home: 'aspect-[5/2] md:aspect-[4/1] lg:aspect-[5/1]',
  w_login: 'aspect-[3/1]',
  w_register: 'aspect-[3/1]',
}

/** The banners of a position; one is shown at a time and changes only on click, never by a timer. */
export function Banners({ group }: { readonly group: BannerGroup }) {
  const { t } = useTexts()
  const { data, isPending } = useNotices(['B'])
  const [at, setAt] = useState(0)
  const banners = (data?.groups.banners ?? []).filter(({ bannerGroup }) => bannerGroup === group)
  const banner = banners[at % Math.max(1, banners.length)]
  // a banner below a form reserves no space: most brands have none
  if (isPending && group !== 'home') return null
  if (isPending) return <div className={clsx('rounded-card bg-raised', shapes[group])} />
  if (!banner?.picture) return null
  const turn = (by: number) => setAt((at + by + banners.length) % banners.length)
  return (
    <section
      aria-label={banner.title}
      className={clsx('relative overflow-hidden rounded-card', shapes[group])}
    >
      <Banner banner={banner} />
      {banners.length > 1 && (
        <div className="absolute right-2 bottom-2 flex gap-1">
          <IconButton icon={ChevronLeft} size="sm" label={t('ui.previous')} onClick={() => turn(-1)} />
          <IconButton icon={ChevronRight} size="sm" label={t('ui.next')} onClick={() => turn(1)} />
        </div>
      )}
    </section>
  )
}

function Banner({ banner }: { readonly banner: Notice }) {
  const { title, link, picture } = banner
  const shown = (
    <>
      {picture && (
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
          className="size-full object-cover"
        />
      )}
      <span className="absolute inset-0 flex items-end bg-linear-to-r from-black/70 via-black/30 to-transparent p-4 md:items-center md:p-8">
        <span className="max-w-[26ch] text-18 font-bold text-balance text-white md:text-28">{title}</span>
      </span>
    </>
  )
  if (!link) return <div className="size-full">{shown}</div>
  return (
    <a href={link} className="block size-full focus-visible:outline-offset-[-3px]">
      {shown}
    </a>
  )
}
