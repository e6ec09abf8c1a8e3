import type { GaleraNode } from '../servers/galera.mjs';
import type { DrillCluster } from './drill-cluster.js';
import type { Fault } from './fault-rounds.js';

type Which = (cluster: DrillCluster) => Promise<GaleraNode>;

const writer: Which = (cluster) => cluster.writer();
const another: Which = async (cluster) => {
  const used = await cluster.writer();
  const other = cluster.nodes.find((node) => node !== used);
  if (!other) throw new Error('The cluster has one node only.');
  return other;
};

const end =
  (which: Which, signal: 'SIGKILL' | 'SIGTERM'): Fault['begin'] =>
  async (cluster) => {
    const node = await which(cluster);
    await node.kill(signal);
    return () => node.start();
  };

const freeze =
  (which: Which): Fault['begin'] =>
  async (cluster) => {
    const node = await which(cluster);
    node.pause();
    return async () => {
      node.resume();
      await node.synced();
    };
  };

const cutOff =
  (which: Which): Fault['begin'] =>
  async (cluster) => {
    const node = await which(cluster);
    await node.cutOff();
    return () => node.rejoin();
  };

export const FAULTS: readonly Fault[] = [
  { name: 'kill -9 of the writer', rounds: 20, goalMs: 4000, begin: end(writer, 'SIGKILL') },
  { name: 'SIGSTOP of the writer', rounds: 5, goalMs: 4000, begin: freeze(writer) },
  { name: 'the writer cut off from the others', rounds: 5, goalMs: 5000, begin: cutOff(writer) },
  { name: 'SIGTERM of the writer', rounds: 10, goalMs: 2000, begin: end(writer, 'SIGTERM') },
  { name: 'kill -9 of another node', rounds: 5, goalMs: 4000, begin: end(another, 'SIGKILL') },
  { name: 'SIGSTOP of another node', rounds: 5, goalMs: 4000, begin: freeze(another) },
  { name: 'SIGTERM of another node', rounds: 5, goalMs: 200, begin: end(another, 'SIGTERM') },
];
