import type { Allowance } from '@linmen/domain/alert/alert-allowance.ts'
import { useEffect, useState } from 'react'
import { alertAllowance, askForAlerts, setGoalAlerts, useGoalAlerts } from '#sport/goal-alerts.ts'

export interface AlertSwitch {
  readonly on: boolean
  readonly allowance: Allowance
  /** The browser has not answered yet. */
  readonly asking: boolean
  /** The person wanted it and may not have it. */
  readonly refused: boolean
  change(next: boolean): void
}

/** The switch is on where the person wants it and the system allows it; a refusal leaves it off. */
export function useAlertSwitch(): AlertSwitch {
  const wanted = useGoalAlerts()
  const [allowance, setAllowance] = useState(alertAllowance)
  const [asking, setAsking] = useState(false)
  const [tried, setTried] = useState(false)
  useEffect(() => {
    const look = () => setAllowance(alertAllowance())
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  const ask = async () => {
    setTried(false)
    setAsking(true)
    setAllowance(await askForAlerts())
    setAsking(false)
    setTried(true)
  }
  return {
    on: wanted && allowance === 'granted',
    allowance,
    asking: asking && allowance === 'default',
    refused: tried && allowance !== 'granted',
    change: (next) => (next ? void ask() : setGoalAlerts(false)),
  }
}
