// Two soft notes, synthesised: no file to load.
let context: AudioContext | null = null;

function note(at: AudioContext, pitch: number, from: number): void {
  const [tone, volume] = [at.createOscillator(), at.createGain()];
  tone.type = 'sine';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.12, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, from + 0.5);
  tone.connect(volume).connect(at.destination);
  tone.start(from);
  tone.stop(from + 0.55);
}

/** The sound for the viewer's turn. A browser plays nothing before the first interaction. */
export function chime(): void {
  try {
    context ??= new AudioContext();
    if (context.state !== 'running') {
      void context.resume();
      if (!navigator.userActivation?.hasBeenActive) return;
    }
    note(context, 523.25, context.currentTime);
    note(context, 659.25, context.currentTime + 0.16);
  } catch {
    context = null;
  }
}
