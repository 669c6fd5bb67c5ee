import type { Look } from './looks.ts'

/** Hair behind the head. */
const behind: Readonly<Record<Look['hairstyle'], string>> = {
  bun: 'M152 104C146 56 172 30 200 30s56 28 48 76c-4 22-14 34-22 40h-52c-10-8-18-20-22-42z',
  bob: 'M148 98C142 50 170 28 200 28s60 22 52 72c0 22 2 38-4 52-14 6-34 8-48 8s-34-2-48-8c-6-14-4-32-4-54z',
  long: 'M148 100C142 50 170 28 200 28s58 22 52 72c-1 34 8 62 20 98-22 10-44 4-50-8h-44c-8 12-28 18-50 8 12-38 21-64 20-98z',
  short: 'M156 92c-4-42 18-58 44-58s48 16 44 58l-4 16h-80z',
  swept: 'M155 94c-6-44 18-62 46-62s50 20 44 62l-5 14h-80z',
}

/** Hair over the forehead. */
const front: Readonly<Record<Look['hairstyle'], string>> = {
  bun: 'M156 106c-6-44 16-68 46-68 32 0 50 26 42 68-1-22-8-34-24-42-14 9-30 13-46 13-8 6-15 16-18 29z',
  bob: 'M153 118c-8-54 16-82 48-82s54 28 46 82c-3-8-5-18-5-30-12-4-24-12-30-24-10 14-28 22-50 24-1 12-4 22-9 30z',
  long: 'M154 122c-10-56 14-85 46-85s56 29 46 85c-3-22-8-42-28-58-6 2-12 3-18 3s-12-1-18-3c-20 16-25 36-28 58z',
  short:
    'M158 96c-3-10-4-24 2-36 6-14 22-24 44-23 26 1 40 18 40 40 0 8-1 14-3 19-1-10-4-18-10-24-16 4-40 3-58-5-8 6-13 16-15 29z',
  swept:
    'M157 96c-5-14-3-32 8-43 12-14 38-20 58-8 18 10 25 30 20 51-2-11-5-19-12-26-20-1-42-2-56 2-10 4-15 12-18 24z',
}

const FACE = 'M161 90C160 56 178 44 200 44s40 12 39 46c-1 32-20 55-39 55s-38-23-39-55z'
const JAW =
  'M160 88C158 54 178 42 200 42s42 12 40 46c-1 20-4 34-14 46-7 9-16 14-26 14s-19-5-26-14c-10-12-13-26-14-46z'

/** What of the hair is behind head and shoulders. */
export function HairBehind({ look }: { readonly look: Look }) {
  return (
    <g className="dealer-head">
      {look.hairstyle === 'bun' && <circle cx="200" cy="34" r="21" fill={`url(#hair-${look.key})`} />}
      <path d={behind[look.hairstyle]} fill={look.hair} />
    </g>
  )
}

/** Head, hair and face; eyes blink and the mouth speaks by themselves (dealer.css). */
export function Head({ look }: { readonly look: Look }) {
  const skin = `url(#skin-${look.key})`
  const hair = `url(#hair-${look.key})`
  return (
    <g className="dealer-head">
      <path d="M182 128h36l3 44q-21 14-42 0z" fill={look.shade} />
      <ellipse cx="160" cy="100" rx="6" ry="11" fill={look.shade} />
      <ellipse cx="240" cy="100" rx="6" ry="11" fill={look.shade} />
      {!look.isMan && <Earrings trim={look.trim} />}
      <path d={look.isMan ? JAW : FACE} fill={skin} />
      <circle cx="177" cy="115" r="12" fill={`url(#blush-${look.key})`} />
      <circle cx="223" cy="115" r="12" fill={`url(#blush-${look.key})`} />
      <Eyes isMan={look.isMan} hair={look.hair} />
      <path d="M198.5 96c-1.5 8-3 12-2.5 14.5 1 2.3 5.5 2.7 8 .6" className="dealer-nose" />
      <Mouth look={look} />
      <path d={front[look.hairstyle]} fill={hair} />
    </g>
  )
}

function Eyes({ isMan, hair }: { readonly isMan: boolean; readonly hair: string }) {
  return (
    <>
      {[181, 219].map((x) => (
        <g key={x} transform={`translate(${x} 98) scale(${x < 200 ? 1 : -1} 1)`}>
          <g className="dealer-eye">
            <path d="M-10 1.400C-6-4.2 5-5 9 1.8 4 5.2-6 5.2-10 1.400z" fill="#fffaf4" />
            <circle cx="0" cy="0" r="4.7" fill="#3b2318" />
            <circle cx="0" cy="0" r="2.3" fill="#120a08" />
            <circle cx="1.7" cy="-1.8" r="1.3" fill="#fff" />
            <path
              d={isMan ? 'M-10.5 1C-6-4.8 5-5.6 9.5 2' : 'M-13-.5C-9-3-6-5.6 0-5.600c5 0 7.6 2.6 9.4 7.6'}
              className="dealer-lash"
            />
          </g>
          <path
            d={isMan ? 'M-12-13C-6-17 4-17 10-13.5' : 'M-12-13.500C-7-17.5 3-17.5 10-13'}
            fill="none"
            stroke={hair}
            strokeWidth={isMan ? 3.4 : 2.2}
            strokeLinecap="round"
          />
        </g>
      ))}
    </>
  )
}

function Mouth({ look }: { readonly look: Look }) {
  return (
    <g className="dealer-mouth" transform="translate(200 126)">
      <path d="M-11-1C-5-4.5-2-3.6 0-2.8 2-3.6 5-4.5 11-1 6 6-6 6-11-1z" fill={look.lips} />
      <path d="M-8.5-.4C-4 1 4 1 8.5-.4 5 3.6-5 3.6-8.5-.4z" fill="#fff" opacity="0.92" />
      <ellipse cx="0" cy="7.5" rx="6" ry="1.4" fill={look.shade} opacity="0.7" />
    </g>
  )
}

const Earrings = ({ trim }: { readonly trim: string }) => (
  <>
    <circle cx="158" cy="113" r="3" fill={trim} />
    <circle cx="242" cy="113" r="3" fill={trim} />
  </>
)
