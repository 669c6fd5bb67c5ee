import { Die } from '#features/play/lottery/site/draw/die.tsx'
import { bauCuaFaces } from '#games/tables/dice/outcome.ts'
import { vars } from '#ui/theme/vars.ts'
import { Spot } from '../bets/spot.tsx'
import { BauCuaFace } from '../dice/bau-cua-face.tsx'
import { useBetNames } from '../names.ts'
import { BoardFrame } from './frame.tsx'
import './dice-board.css'

const faces = [1, 2, 3, 4, 5, 6] as const
const sums = Array.from({ length: 14 }, (_, nth) => nth + 4)
const pairs = faces.flatMap((a) => faces.filter((b) => b > a).map((b) => [a, b] as const))

const Dice = ({ of, size = 18 }: { readonly of: readonly number[]; readonly size?: number }) => (
  <span className="lt-faces">
    {of.map((face, nth) => (
      <Die key={nth} face={face} size={size} />
    ))}
  </span>
)

/** Sums, each with its odds. */
const Sums = () => (
  <div className="lt-wrap lt-sums">
    {sums.map((sum) => (
      <Spot key={sum} bet={`sum:${sum}`}>
        <b className="num text-16">{sum}</b>
      </Spot>
    ))}
  </div>
)

const Triples = () => (
  <div className="lt-wrap" style={vars({ '--columns': 6 })}>
    {faces.map((face) => (
      <Spot key={face} bet={`triple:${face}`}>
        <Dice of={[face, face, face]} size={15} />
      </Spot>
    ))}
  </div>
)

/** Small and big, odd and even, triples, doubles, sums, pairs and single numbers. */
export function SicBoBoard() {
  return (
    <BoardFrame>
      <div className="lt-sicbo-top">
        <Spot bet="small" className="lt-big lt-blue" hasStand />
        <Spot bet="odd" />
        <Spot bet="anyTriple" className="lt-green" />
        <Spot bet="even" />
        <Spot bet="big" className="lt-big lt-red" hasStand />
      </div>
      <Sums />
      <Triples />
      <div className="lt-wrap" style={vars({ '--columns': 6 })}>
        {faces.map((face) => (
          <Spot key={face} bet={`double:${face}`}>
            <Dice of={[face, face]} />
          </Spot>
        ))}
      </div>
      <div className="lt-wrap lt-pairs">
        {pairs.map(([a, b]) => (
          <Spot key={`${a}${b}`} bet={`pair:${a}-${b}`} hasOdds={a === 1 && b === 2}>
            <Dice of={[a, b]} />
          </Spot>
        ))}
      </div>
      <div className="lt-wrap" style={vars({ '--columns': 6 })}>
        {faces.map((face) => (
          <Spot key={face} bet={`single:${face}`}>
            <Dice of={[face]} size={24} />
          </Spot>
        ))}
      </div>
    </BoardFrame>
  )
}

/** Tài and xỉu, parity, sums and triples. */
export function TaiXiuBoard() {
  const nameOf = useBetNames()
  return (
    <BoardFrame>
      <div className="grid grid-cols-2 gap-1">
        {(['tai', 'xiu'] as const).map((bet) => (
          <Spot key={bet} bet={bet} className={`lt-huge ${bet === 'tai' ? 'lt-red' : 'lt-dark'}`} hasStand>
            <span className="block text-28 font-black">{nameOf(bet)}</span>
            <span className="num text-13 font-semibold">{bet === 'tai' ? '11–18' : '3–10'}</span>
          </Spot>
        ))}
      </div>
      <div className="lt-row">
        <Spot bet="even" />
        <Spot bet="odd" />
        <Spot bet="anyTriple" className="lt-green" />
      </div>
      <Sums />
      <Triples />
    </BoardFrame>
  )
}

/** Six pictures, and their pairs. */
export function BauCuaBoard() {
  const nameOf = useBetNames()
  return (
    <BoardFrame>
      <div className="lt-wrap" style={vars({ '--columns': 3 })}>
        {bauCuaFaces.map((face, nth) => (
          <Spot key={face} bet={face} className="lt-picture lt-huge" hasStand hasOdds={false}>
            <span className="grid justify-items-center gap-0.5">
              <BauCuaFace face={nth + 1} />
              {nameOf(face)}
            </span>
          </Spot>
        ))}
      </div>
      <div className="lt-wrap lt-pairs">
        {pairs.map(([a, b]) => {
          const [first, second] = [bauCuaFaces[a - 1], bauCuaFaces[b - 1]]
          return (
            <Spot key={`${a}${b}`} bet={`pair:${first}-${second}`}>
              <span className="lt-faces">
                <BauCuaFace face={a} />
                <BauCuaFace face={b} />
              </span>
            </Spot>
          )
        })}
      </div>
    </BoardFrame>
  )
}

/** The coins of each bet on a combination. */
const coins = { white4: '0000', red4: '1111', white3: '0001', red3: '1110', two: '1100' } as const

/** Even and odd, and how many of the four coins are red. */
export function XocDiaBoard() {
  const nameOf = useBetNames()
  return (
    <BoardFrame>
      <div className="grid grid-cols-2 gap-1">
        <Spot bet="even" className="lt-huge lt-dark" hasStand>
          <span className="block text-22 font-black">{nameOf('even')}</span>
        </Spot>
        <Spot bet="odd" className="lt-huge lt-red" hasStand>
          <span className="block text-22 font-black">{nameOf('odd')}</span>
        </Spot>
      </div>
      <div className="lt-wrap lt-xoc">
        {(['white4', 'white3', 'two', 'red3', 'red4'] as const).map((bet) => (
          <Spot key={bet} bet={bet} className="lt-tall">
            <span className="grid justify-items-center gap-1">
              <span className="lt-coins">
                {[...coins[bet]].map((coin, nth) => (
                  <i key={nth} data-red={coin === '1' || undefined} />
                ))}
              </span>
              {nameOf(bet)}
            </span>
          </Spot>
        ))}
      </div>
    </BoardFrame>
  )
}
