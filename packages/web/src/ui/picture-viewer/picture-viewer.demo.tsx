import type { Demo } from '#ui/demo.ts'
import { PictureGrid } from './picture-grid.tsx'

const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${colour}" d="M0 0h4v3H0z"/></svg>`)}`

export const demo: Demo = {
  title: '看图',
  cases: [
    {
      name: '点开看整张，左右滑动、双击放大',
      show: (
        <PictureGrid
          pictures={['seagreen', 'steelblue', 'goldenrod'].map((colour, at) => ({
            src: drawn(colour),
            alt: `第 ${at + 1} 张样图`,
          }))}
        />
      ),
    },
  ],
}
