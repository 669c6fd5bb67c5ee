import { hex, hueRamp, oklch, stopRamp, type Ramp, type RampOptions } from './colour.ts'

export type Material = {
  type: 'metal' | 'stone' | 'pearl' | 'flat' | 'glow'
  ramp: Ramp
  /** Rim light from the upper left, and the bounced one from the lower right. */
  rim: string
  rim2: string
  /** Strength of the highlight. */
  spec: number
  /** Metals: how sharply the studio lights mirror. */
  sharp?: number
  /** Stones: strength of veins and of light that comes through thin edges. */
  vein?: number
  through?: number
}

export const materials = {
  gold: {
    type: 'metal',
    ramp: stopRamp([
      [0, '#1c0a04'],
      [0.18, '#5a2a08'],
      [0.38, '#b06d16'],
      [0.55, '#e6a935'],
      [0.72, '#ffd976'],
      [0.88, '#fff3c2'],
      [1, '#fffdf2'],
    ]),
    sharp: 5,
    rim: '#ffe9b0',
    rim2: '#4ff0c8',
    spec: 0.55,
  },
  bronze: {
    type: 'metal',
    ramp: stopRamp([
      [0, '#0d0604'],
      [0.25, '#3d1d0d'],
      [0.5, '#8a4d20'],
      [0.75, '#d09a55'],
      [1, '#fff0cf'],
    ]),
    sharp: 4,
    rim: '#ffdca0',
    rim2: '#3fc8b4',
    spec: 0.4,
  },
  silver: {
    type: 'metal',
    ramp: stopRamp([
      [0, '#0a0f1a'],
      [0.25, '#33425c'],
      [0.5, '#8498b5'],
      [0.75, '#d3e0ee'],
      [1, '#ffffff'],
    ]),
    sharp: 5,
    rim: '#ffffff',
    rim2: '#69d8ff',
    spec: 0.5,
  },
  jade: {
    type: 'stone',
    ramp: stopRamp([
      [0, '#01130f'],
      [0.2, '#04392f'],
      [0.42, '#0b7a5e'],
      [0.62, '#25b98a'],
      [0.8, '#86ecc1'],
      [1, '#ecfff6'],
    ]),
    vein: 0.16,
    rim: '#c9ffe6',
    rim2: '#ffcf70',
    spec: 0.9,
    through: 0.34,
  },
  ruby: {
    type: 'stone',
    ramp: stopRamp([
      [0, '#1a0208'],
      [0.2, '#570612'],
      [0.45, '#b5121f'],
      [0.65, '#ee4433'],
      [0.82, '#ff9b78'],
      [1, '#fff0e2'],
    ]),
    vein: 0.06,
    rim: '#ffd0b0',
    rim2: '#ffb45a',
    spec: 0.9,
    through: 0.25,
  },
  lapis: {
    type: 'stone',
    ramp: stopRamp([
      [0, '#030617'],
      [0.2, '#0b1c52'],
      [0.45, '#1d49a8'],
      [0.65, '#3f86e8'],
      [0.82, '#9ccbff'],
      [1, '#f2f9ff'],
    ]),
    vein: 0.14,
    rim: '#d3e9ff',
    rim2: '#ffcf70',
    spec: 0.9,
    through: 0.25,
  },
  amethyst: {
    type: 'stone',
    ramp: stopRamp([
      [0, '#0d0419'],
      [0.2, '#341057'],
      [0.45, '#6f2da8'],
      [0.65, '#a866e6'],
      [0.82, '#dcb4ff'],
      [1, '#fbf3ff'],
    ]),
    vein: 0.12,
    rim: '#f0dcff',
    rim2: '#ffcf70',
    spec: 0.9,
    through: 0.25,
  },
  amber: {
    type: 'stone',
    ramp: stopRamp([
      [0, '#1d0a01'],
      [0.2, '#632a03'],
      [0.45, '#c2660b'],
      [0.65, '#f59b27'],
      [0.82, '#ffd27a'],
      [1, '#fff8e0'],
    ]),
    vein: 0.1,
    rim: '#ffeab8',
    rim2: '#4ff0c8',
    spec: 0.9,
    through: 0.35,
  },
  porcelain: {
    type: 'stone',
    ramp: stopRamp([
      [0, '#18233b'],
      [0.25, '#5f7596'],
      [0.5, '#aebfd6'],
      [0.7, '#e4ecf5'],
      [0.85, '#fbfdff'],
      [1, '#ffffff'],
    ]),
    vein: 0.03,
    rim: '#ffffff',
    rim2: '#ffcf8a',
    spec: 0.8,
    through: 0.2,
  },
  rose: {
    type: 'stone',
    ramp: stopRamp([
      [0, '#22041a'],
      [0.2, '#6d1046'],
      [0.45, '#cc3f7f'],
      [0.65, '#f683ad'],
      [0.82, '#ffc2d6'],
      [1, '#fff5f8'],
    ]),
    vein: 0.05,
    rim: '#ffe6ef',
    rim2: '#ffcf8a',
    spec: 0.6,
    through: 0.4,
  },
  ink: {
    type: 'stone',
    ramp: stopRamp([
      [0, '#02060b'],
      [0.25, '#061420'],
      [0.5, '#0c2a39'],
      [0.75, '#1b5566'],
      [1, '#9fe6e6'],
    ]),
    vein: 0.08,
    rim: '#3aa6a8',
    rim2: '#1d6d86',
    spec: 0.3,
    through: 0.05,
  },
  pearl: {
    type: 'pearl',
    ramp: stopRamp([
      [0, '#27304f'],
      [0.25, '#7d86ad'],
      [0.5, '#c9c9dd'],
      [0.7, '#f0ebf0'],
      [1, '#ffffff'],
    ]),
    rim: '#ffffff',
    rim2: '#7cf0e0',
    spec: 1,
    through: 0.2,
  },
  flame: {
    type: 'flat',
    ramp: stopRamp([
      [0, '#7a1602'],
      [0.3, '#e0500a'],
      [0.6, '#ffab2e'],
      [0.85, '#ffe98f'],
      [1, '#fffdf0'],
    ]),
    rim: '#fff4c0',
    rim2: '#ff8a3a',
    spec: 0.2,
  },
  glow: {
    type: 'glow',
    ramp: stopRamp([
      [0, '#8a1a06'],
      [0.3, '#e2480f'],
      [0.6, '#ff9a34'],
      [0.85, '#ffe08a'],
      [1, '#fff9df'],
    ]),
    rim: '#ffe0a0',
    rim2: '#ff8a3a',
    spec: 0.5,
  },
} satisfies Record<string, Material>

/** A stone of any hue. */
export function stone(
  hue: number,
  chroma: number,
  options: RampOptions & { vein?: number; through?: number } = {},
): Material {
  return {
    type: 'stone',
    ramp: hueRamp(hue, chroma, { shadowHue: -18, lightHue: 16, gamma: 0.92, ...options }),
    vein: options.vein ?? 0.1,
    rim: hex(oklch(0.95, 0.06, hue)),
    rim2: '#ffcf70',
    spec: 0.9,
    through: options.through ?? 0.28,
  }
}

/** A metal of any hue. */
export function metal(hue: number, chroma: number, options: RampOptions & { sharp?: number } = {}): Material {
  return {
    type: 'metal',
    ramp: hueRamp(hue, chroma, { shadowHue: -25, lightHue: 12, low: 0.1, ...options }),
    sharp: options.sharp ?? 5,
    rim: hex(oklch(0.96, 0.05, hue)),
    rim2: '#4ff0c8',
    spec: 0.5,
  }
}
