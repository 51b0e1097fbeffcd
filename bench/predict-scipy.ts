import { spawnSync } from 'node:child_process'

export interface PeerMatch {
  readonly home: number
  readonly away: number
  readonly homeGoals: number
  readonly awayGoals: number
  readonly weight: number
}

/** The same likelihood and analytic slope in numpy, minimised by scipy's L-BFGS-B. */
const PROGRAM = `
import json, sys, time
import numpy as np
from scipy.optimize import minimize
m = json.load(sys.stdin)
h, a, x, y, w = (np.array([r[k] for r in m]) for k in ('home', 'away', 'homeGoals', 'awayGoals', 'weight'))
n = int(max(h.max(), a.max())) + 1
z00, z01, z10, z11 = ((x == i) & (y == j) for i, j in ((0, 0), (0, 1), (1, 0), (1, 1)))
def f(p):
    att, de, home, rho = p[:n], p[n:2*n], p[2*n], p[2*n+1]
    l, u = np.exp(home + att[h] + de[a]), np.exp(att[a] + de[h])
    t = np.ones(len(m))
    t[z00] = 1 - (l*u*rho)[z00]; t[z01] = 1 + (l*rho)[z01]; t[z10] = 1 + (u*rho)[z10]; t[z11] = 1 - rho
    if (t <= 0).any(): return 1e10, np.zeros_like(p)
    v = np.sum(w*(x*np.log(l) - l + y*np.log(u) - u + np.log(t)))
    gl, gu = w*(x - l), w*(y - u)
    gl = gl + np.where(z00, -w*l*u*rho/t, 0) + np.where(z01, w*l*rho/t, 0)
    gu = gu + np.where(z00, -w*l*u*rho/t, 0) + np.where(z10, w*u*rho/t, 0)
    gr = np.sum(w*(np.where(z00, -l*u/t, 0) + np.where(z01, l/t, 0) + np.where(z10, u/t, 0) + np.where(z11, -1/t, 0)))
    g = np.concatenate([np.bincount(h, gl, n) + np.bincount(a, gu, n), np.bincount(a, gl, n) + np.bincount(h, gu, n), [gl.sum(), gr]])
    return -v, -g
best = []
for _ in range(7):
    s = time.process_time(); r = minimize(f, np.concatenate([np.zeros(2*n), [0.2, 0.0]]), jac=True, method='L-BFGS-B', options=dict(maxiter=500)); best.append(time.process_time() - s)
print(json.dumps(dict(ms=sorted(best)[3]*1e3, likelihood=-r.fun)))
`

/** Median CPU time of seven fits, or null where Python with scipy is not installed. */
export function scipyFit(matches: readonly PeerMatch[]): { ms: number; likelihood: number } | null {
  const { status, stdout } = spawnSync('python3', ['-c', PROGRAM], {
    input: JSON.stringify(matches),
    encoding: 'utf8',
    env: { ...process.env, OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' },
  })
  return status === 0 ? (JSON.parse(stdout) as { ms: number; likelihood: number }) : null
}
