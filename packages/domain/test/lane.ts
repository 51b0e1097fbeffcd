/** How much a lane does: what is enough to find a planted fault, or all of it (`LINMEN_LANE=full`). */
export interface LaneSize {
  readonly short: number
  readonly full: number
}

export const isFullLane = process.env['LINMEN_LANE'] === 'full'

export const laneSize = ({ short, full }: LaneSize): number => (isFullLane ? full : short)
