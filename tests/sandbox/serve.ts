/** Runs a sandbox for other processes until it is asked to end. Prints its address. Arguments go to the processes of the mock. */
import { clusterPrograms, startCluster } from './cluster.ts';

const programs = clusterPrograms();
if (!programs) throw new Error('PostgreSQL or nginx is not installed.');
const cluster = await startCluster(programs, process.argv.slice(2));
console.log(cluster.url);

const stop = () => {
  console.error(`Processes of the sandbox were killed ${cluster.kills()} times.`);
  void cluster.stop().then(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// The parent has ended.
process.stdin.once('end', stop).resume();
