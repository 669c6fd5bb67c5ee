import { Camera } from 'lucide-react'
import { useState } from 'react'
import type { Reply } from '#contract/route.ts'
import type { members } from '#features/account/members/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Copyable } from '#ui/data/copyable.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Status } from '#ui/data/status.tsx'
import { avatarAddress } from './avatar-address.ts'
import { AvatarDialog } from './avatar-dialog.tsx'

type Info = Reply<typeof members.info>

/** The picture, the name, and fixed facts of the account. */
export function PersonCard({ info, complete }: { readonly info: Info; readonly complete: number }) {
  const { t, date } = useTexts()
  const [isChoosing, setChoosing] = useState(false)
  const facts = [
    { key: 'name', name: t('account.name'), value: info.account },
    {
      key: 'id',
      name: t('account.id'),
      value: <Copyable text={info.id.toString()} what={t('account.id')} className="-my-2" />,
    },
    { key: 'currency', name: t('account.currency'), value: info.currency },
    {
      key: 'since',
      name: t('account.since'),
      value: <span className="num">{date(info.createdAt, 'day')}</span>,
    },
  ]
  return (
    <section className="panel grid gap-5 p-5 md:grid-cols-[auto_minmax(0,1fr)_minmax(0,320px)] md:items-center">
      <button
        type="button"
        onClick={() => setChoosing(true)}
        aria-label={t('profile.pictureChange')}
        className="group relative size-22 justify-self-start rounded-full"
      >
        <img
          src={avatarAddress(info)}
          alt=""
          width={88}
          height={88}
          className="size-22 rounded-full object-cover shadow-edge"
        />
        <span className="absolute -right-1 -bottom-1 grid size-9 place-items-center rounded-full border-2 border-surface bg-raised text-text transition-colors duration-120 group-hover:bg-line">
          <Camera size={17} aria-hidden />
        </span>
      </button>
      <div className="grid min-w-0 content-center gap-2">
        <p className="flex flex-wrap items-center gap-2.5">
          <b className="truncate text-22 font-bold tracking-tight">{info.nickname || info.account}</b>
          <Status tone="gold">{info.clubLabel.labelName}</Status>
          {info.memberLabel.map((label) => (
            <Status key={label} tone="info">
              {label}
            </Status>
          ))}
        </p>
        <Progress percent={complete} />
      </div>
      <Facts facts={facts} className="text-13" />
      <AvatarDialog info={info} open={isChoosing} onClose={() => setChoosing(false)} />
    </section>
  )
}

function Progress({ percent }: { readonly percent: number }) {
  const { t } = useTexts()
  const words = t('profile.complete', { percent })
  return (
    <div className="grid max-w-80 gap-1.5">
      <progress
        value={percent}
        max={100}
        aria-label={words}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-action"
      />
      <span className="text-12 text-faint">{words}</span>
    </div>
  )
}
