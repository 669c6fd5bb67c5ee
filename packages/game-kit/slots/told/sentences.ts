import type { HoldModel } from '../hold/model.ts'
import { creditsOf, payOf, rowsOf, SCATTERS_NEEDED } from '../model.ts'
import type { SlotModel } from '../model.ts'
import type { TumbleModel } from '../tumble/model.ts'

export type ToldLanguage = 'en' | 'vi'
export type Told = Readonly<Record<ToldLanguage, string>>

/** Names of a game's symbols in both languages. */
export type SymbolNames<S extends string> = Readonly<Record<S, Told>>

/** The rules of a slot in sentences, generated from its model, so that text and game cannot differ. */
export type RuleSentences = Readonly<Record<ToldLanguage, readonly string[]>>

const number = (value: number, language: ToldLanguage): string =>
  String(value).replace(/\B(?=(\d{3})+(?!\d))/g, language === 'en' ? ',' : '.')

const spelled: Readonly<Record<number, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  8: 'eight',
  9: 'nine',
}

/** A count as English writes it: small ones as words. */
const word = (count: number): string => spelled[count] ?? String(count)
const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** "pearls", "atlases". */
const several = ({ en }: Told): string => `${en.toLowerCase()}${en.endsWith('s') ? 'es' : 's'}`

/** "5,000 times the stake". */
function mostSays(credits: number, stake: number): RuleSentences {
  const times = Math.floor(credits / stake)
  return {
    en: [`A round pays up to ${number(times, 'en')} times the stake and ends when it reaches that amount.`],
    vi: [`Một ván trả tối đa ${number(times, 'vi')} lần tiền cược và kết thúc khi đạt mức đó.`],
  }
}

function joined(...parts: readonly RuleSentences[]): RuleSentences {
  return { en: parts.flatMap(({ en }) => en), vi: parts.flatMap(({ vi }) => vi) }
}

/** Lines or ways. */
function paidHow(model: SlotModel<string>): RuleSentences {
  const rows = rowsOf(model)
  if (model.ways !== undefined) {
    const ways = rows ** 5
    return {
      en: [
        `Five reels of ${word(rows)} rows pay in ${number(ways, 'en')} ways: the same symbol on neighbouring reels, starting from the left, pays once for every path through it.`,
      ],
      vi: [
        `Năm cuộn, mỗi cuộn ${rows} hàng, ${number(ways, 'vi')} cách thắng: biểu tượng giống nhau trên các cuộn liền kề tính từ trái sang được trả cho từng cách nối.`,
      ],
    }
  }
  return {
    en: [
      `Five reels, ${word(rows)} rows and ${model.lines.length} lines, all active in every round. Each line pays its highest win from the left.`,
    ],
    vi: [
      `Năm cuộn, ${rows} hàng và ${model.lines.length} dòng, ván nào cũng chơi đủ các dòng. Mỗi dòng tính từ trái sang và chỉ trả khoản thắng cao nhất.`,
    ],
  }
}

function wildSays<S extends string>(model: SlotModel<S>, names: SymbolNames<S>): RuleSentences {
  const wild = names[model.wild]
  if (model.wild === model.scatter) {
    return {
      en: [
        `The ${wild.en.toLowerCase()} is wild: on a line it stands for the first other symbol from the left, and a line of nothing else pays nothing. It also pays wherever it lands.`,
      ],
      vi: [
        `${wild.vi} thay cho mọi biểu tượng: trên mỗi dòng nó là biểu tượng khác đầu tiên tính từ trái, dòng chỉ toàn ${wild.vi.toLowerCase()} thì không trả. ${wild.vi} còn được trả thưởng ở bất kỳ vị trí nào.`,
      ],
    }
  }
  const scatter = names[model.scatter]
  return {
    en: [
      `The ${wild.en.toLowerCase()} is wild: it stands in for every symbol except the ${scatter.en.toLowerCase()}.`,
    ],
    vi: [`${wild.vi} thay cho mọi biểu tượng, trừ ${scatter.vi.toLowerCase()}.`],
  }
}

function featureSays<S extends string>(model: SlotModel<S>, names: SymbolNames<S>): RuleSentences {
  const { count, limit, multiplier } = model.freeSpins
  const scatter = names[model.scatter]
  const needed = word(SCATTERS_NEEDED)
  const en = `${upper(needed)} or more ${several(scatter)} anywhere pay`
  const vi = `Từ ${SCATTERS_NEEDED} ${scatter.vi.toLowerCase()} trở lên ở bất kỳ đâu được trả thưởng`
  if (limit === 0) return { en: [`${en}.`], vi: [`${vi}.`] }
  const times =
    multiplier > 1
      ? {
          en: ` in which every win is multiplied by ${word(multiplier)}`,
          vi: `, mọi khoản thắng nhân ${multiplier}`,
        }
      : { en: '', vi: '' }
  const again = {
    en:
      limit > count
        ? ` ${upper(needed)} more during a free spin add another ${word(count)}, up to ${limit} in a round.`
        : '',
    vi:
      limit > count
        ? ` Có thêm ${SCATTERS_NEEDED} ${scatter.vi.toLowerCase()} trong lượt miễn phí thì được tặng ${count} lượt nữa, tối đa ${limit} lượt mỗi ván.`
        : '',
  }
  const spread = model.spreading === undefined ? { en: [], vi: [] } : spreadSays(model)
  return joined(
    {
      en: [`${en} and give ${word(count)} free spins${times.en}.${again.en}`],
      vi: [`${vi} và tặng ${count} lượt quay miễn phí${times.vi}.${again.vi}`],
    },
    spread,
  )
}

function spreadSays(model: SlotModel<string>): RuleSentences {
  const lines = model.lines.length
  const doesPairPay = model.spreading?.some((symbol) => payOf(model, symbol, 2) > 0)
  const reels = doesPairPay
    ? { en: 'as many reels as it pays for', vi: 'đủ số cuộn được trả thưởng' }
    : { en: 'at least three reels', vi: 'ít nhất ba cuộn' }
  return {
    en: [
      `Free spins begin with the choice of one symbol, each equally likely. In every free spin that shows it on ${reels.en}, it spreads over those reels once the lines have paid; then it pays for that many reels on all ${lines} lines, even where the reels do not touch.`,
    ],
    vi: [
      `Trước lượt miễn phí đầu tiên, một biểu tượng được chọn, biểu tượng nào cũng có cơ hội như nhau. Trong mỗi lượt miễn phí, nếu biểu tượng ấy có mặt trên ${reels.vi}, sau khi các dòng đã trả nó phủ kín những cuộn đó và trả theo số cuộn trên cả ${lines} dòng, dù các cuộn không liền nhau.`,
    ],
  }
}

export function reelSentences<S extends string>(model: SlotModel<S>, names: SymbolNames<S>): RuleSentences {
  return joined(
    paidHow(model),
    wildSays(model, names),
    featureSays(model, names),
    mostSays(model.maxCredits, creditsOf(model)),
  )
}

export function holdSentences<S extends string>(model: HoldModel<S>, names: SymbolNames<S>): RuleSentences {
  const { slot, needed, respins, landing } = model
  const stake = creditsOf(slot)
  const coin = names[slot.scatter]
  const times = (language: ToldLanguage): string =>
    jackpotsOf(model)
      .map(({ name, credits }) => `${name} ${number(credits / stake, language)}×`)
      .join(', ')
  return joined(
    paidHow(slot),
    wildSays(slot, names),
    {
      en: [
        `${upper(several(coin))} are held when ${word(needed)} or more land, and give ${word(respins)} respins. In each respin, every empty position has a ${landing.n} in ${landing.of} chance to fill. Each new one resets the respins to ${word(respins)}.`,
        `When the respins run out, every held symbol pays its value. The jackpots are fixed multiples of the stake: ${times('en')}. You win the grand jackpot when every position is filled.`,
      ],
      vi: [
        `${coin.vi} được giữ lại khi có từ ${needed} cái trở lên và tặng ${respins} lượt quay lại. Trong mỗi lượt, từng ô trống có cơ hội ${landing.n}/${landing.of} nhận thêm một cái; mỗi khi có thêm, số lượt quay lại trở về ${respins}.`,
        `Hết lượt quay lại, mọi biểu tượng được giữ trả đúng giá trị ghi trên đó. Các hũ cố định theo tiền cược: ${times('vi')}. Hũ grand nổ khi mọi ô đều được lấp đầy.`,
      ],
    },
    mostSays(slot.maxCredits, stake),
  )
}

/** The fixed jackpots, the smallest first, in credits. */
export function jackpotsOf<S extends string>(
  model: HoldModel<S>,
): readonly { name: string; credits: number }[] {
  const named = model.values.flatMap(({ jackpot, credits }) =>
    jackpot === undefined ? [] : [{ name: jackpot, credits }],
  )
  return [...named, { name: 'grand', credits: model.grand }]
}

export function tumbleSentences<S extends string>(
  model: TumbleModel<S>,
  names: SymbolNames<S>,
): RuleSentences {
  const { tiers, freeSpins, scattersNeeded, reels, rows } = model
  const scatter = names[model.scatter]
  const times = names[model.multiplier]
  const values = model.multipliers.map(({ value }) => value)
  const range = `${values[0]}× – ${values.at(-1)}×`
  return {
    en: [
      `${upper(word(reels))} reels of ${word(rows)} rows. ${upper(word(tiers[0]))} or more of the same symbol pay wherever they lie.`,
      'Winning symbols vanish, the ones above drop down and new ones fall in, until there are no more wins.',
      `${upper(word(scattersNeeded))} or more ${several(scatter)} pay and give ${word(freeSpins.count)} free spins. In a free spin they pay nothing, but three or more add ${word(freeSpins.more)}, up to ${freeSpins.limit} in a round.`,
      `${upper(several(times))} appear in free spins and carry ${range}. When the symbols stop falling, all visible values are added up and multiply the spin’s win.`,
      'Every round comes from a finite list made in advance, whose hash is published. The draw decides which one.',
    ],
    vi: [
      `Bàn có ${reels} cuộn, mỗi cuộn ${rows} hàng. Từ ${tiers[0]} biểu tượng giống nhau trở lên ở bất kỳ đâu được trả thưởng.`,
      'Biểu tượng trúng biến mất, biểu tượng phía trên rơi xuống và biểu tượng mới rơi vào, cho đến khi không còn gì trúng.',
      `Từ ${scattersNeeded} ${scatter.vi.toLowerCase()} trở lên được trả thưởng và tặng ${freeSpins.count} lượt quay miễn phí. Trong lượt miễn phí chúng không được trả thưởng, nhưng có từ 3 trở lên thì được thêm ${freeSpins.more} lượt, tối đa ${freeSpins.limit} lượt mỗi ván.`,
      `${times.vi} xuất hiện trong lượt miễn phí và mang hệ số ${range}. Khi các biểu tượng ngừng rơi, các hệ số trên bàn được cộng lại rồi nhân với khoản thắng của lượt.`,
      'Mỗi ván được chọn từ danh sách hữu hạn lập sẵn, có mã băm được công bố. Lượt rút quyết định đó là ván nào.',
    ],
  }
}
